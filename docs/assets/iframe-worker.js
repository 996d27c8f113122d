/* Browsers start no worker in pages that are opened as files. Search needs one, so in such pages a
   hidden frame does its work: the script runs there and talks as a worker would. */
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.frame = document.createElement("iframe");
      this.frame.hidden = true;
      this.frame.title = "search";
      this.ready = new Promise((resolve) => this.frame.addEventListener("load", resolve));
      this.frame.tell = (data) => {
        const told = new MessageEvent("message", { data: structuredClone(data) });
        this.onmessage?.(told);
        this.dispatchEvent(told);
      };
      this.frame.srcdoc = `<script>
        self.postMessage = (data) => setTimeout(() => frameElement.tell(data));
        self.importScripts = (...urls) => urls.forEach((each) =>
          document.write('<script src="' + each + '"><\\/script>'));
      <\/script><script src="${url}"><\/script>`;
      document.documentElement.append(this.frame);
    }
    postMessage(data) {
      const told = new MessageEvent("message", { data: structuredClone(data) });
      this.ready.then(() => this.frame.contentWindow.dispatchEvent(told));
    }
    terminate() {
      this.frame.remove();
    }
  };
}
