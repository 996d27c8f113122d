const HERE = /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/;

/** Does an address lead everybody to their own machine, so that no friend can use it? */
export const isHereOnly = (origin: string) => HERE.test(origin);
