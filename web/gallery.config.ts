// The gallery shows the table with moments of real games, without a server: `npm run gallery`.
// The pictures of the boards come from `python tools/page_fixtures.py`.

import page from "./vite.config.ts";

export default {
  ...page,
  publicDir: "public-dev",
  server: { open: "/gallery.html", fs: { allow: [".."] } },
};
