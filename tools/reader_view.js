const field = document.querySelector("input");
field.addEventListener("input", () => {
  const wanted = field.value.toLowerCase();
  for (const section of document.querySelectorAll("section")) {
    for (const article of section.querySelectorAll("article"))
      article.hidden = !article.textContent.toLowerCase().includes(wanted);
    section.hidden = !section.querySelector("article:not([hidden])");
  }
});
