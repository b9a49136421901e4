/**
 * The anchor of a heading, as on GitHub: links to it work there and on the documentation's own pages.
 *
 * @param {string} heading its text, without marks
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
