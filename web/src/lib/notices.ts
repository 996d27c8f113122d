// Notices of the device. They need a secure address (https, or this machine) and the reader's consent.

const works = () => globalThis.isSecureContext && "Notification" in globalThis;

export const notices = {
  /** Can this page show any, if it is allowed to? */
  get possible(): boolean {
    return works();
  },

  /** Ask for consent; false if it is not given. */
  async allow(): Promise<boolean> {
    if (!works()) return false;
    return (await Notification.requestPermission()) === "granted";
  },

  /** Show one; a tap on it leads back to the page. */
  show(title: string, text: string): void {
    if (!works() || Notification.permission !== "granted") return;
    try {
      const notice = new Notification(title, { body: text, icon: "/icon-192.png", tag: "turn" });
      notice.onclick = () => {
        focus();
        notice.close();
      };
    } catch {
      // some phones let only installed pages do this
    }
  },
};
