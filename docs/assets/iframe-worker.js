/* Browsers start no worker in pages that are opened as files. Search needs one, so in such pages a
   hidden frame does its work: the script runs there and talks as a worker would. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.title = "search";
      window.addEventListener("message", (event) => {
        if (event.source === frame.contentWindow) {
          const told = new MessageEvent("message", { data: event.data });
          this.onmessage?.(told);
          this.dispatchEvent(told);
        }
      });
      this.ready = new Promise((resolve) => frame.addEventListener("load", resolve));
      frame.srcdoc = `<script>
        self.postMessage = (data) => parent.postMessage(data, "*");
        self.importScripts = (...urls) => urls.forEach((each) =>
          document.write('<script src="' + each + '"><\\/script>'));
      <\/script><script src="${url}"><\/script>`;
      document.documentElement.append(frame);
      this.frame = frame;
    }
    postMessage(data) {
      this.ready.then(() =>
        this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data })),
      );
    }
    terminate() {
      this.frame.remove();
    }
  };
}
