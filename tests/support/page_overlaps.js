// What lies upon something else, is cut, or reaches out of the screen, on the page that is shown.

const styleOf = (element) => getComputedStyle(element);
const isWithin = (element, holds) => element !== null && (holds(styleOf(element)) || isWithin(element.parentElement, holds));
const isFloating = ({ position }) => ["fixed", "sticky"].includes(position);
// What is wider than its part of the page is scrolled there, as tables are.
const isScrolled = ({ overflowX }) => ["auto", "scroll"].includes(overflowX);

function isRead(element) {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("svg, pre, .lines, .unseen, [inert], [data-note]") &&
    !isWithin(element, isFloating)
  );
}

function* textsOf(page) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim() && isRead(walker.currentNode.parentElement)) yield walker.currentNode;
  }
}

// What its ancestors let through of a box.
function seen(box, element) {
  if (element === document.body) return box;
  const { overflowX, clipPath } = styleOf(element);
  if (clipPath !== "none") return { ...box, right: box.left };
  if (overflowX === "visible") return seen(box, element.parentElement);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = {
    left: Math.max(box.left, left),
    right: Math.min(box.right, right),
    top: Math.max(box.top, top),
    bottom: Math.min(box.bottom, bottom),
  };
  return seen(within, element.parentElement);
}

function* boxesOf(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const { left, right, top, bottom } of range.getClientRects()) {
    // A line's box is higher than its letters.
    const spare = (bottom - top) / 4;
    const box = seen({ left, right, top: top + spare, bottom: bottom - spare }, text.parentElement);
    const isCut = Math.max(box.left - left, right - box.right) > 1 && !isWithin(text.parentElement, isScrolled);
    if (box.right - box.left > 1 && box.bottom - box.top > 1) yield { ...box, name: text.data.trim().slice(0, 40), isCut };
  }
}

function meet(one, other) {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > 2;
}

function overlapsOf(page) {
  const boxes = [...textsOf(page)].flatMap((text) => [...boxesOf(text)]);
  const upon = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).filter((other) => meet(one, other)).map((other) => `${one.name} on ${other.name}`));
  const cut = boxes.filter(({ isCut }) => isCut).map(({ name }) => `${name} is cut`);
  const beyond = document.documentElement.scrollWidth - innerWidth;
  return [...upon, ...cut, ...(beyond > 0 ? [`${beyond} px beyond the screen`] : [])];
}

overlapsOf(document.body);
