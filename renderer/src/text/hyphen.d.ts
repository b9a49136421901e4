/** Hyphenation by the patterns of TeX; the package brings no types. */
declare module 'hyphen/de/index.js' {
  const german: {
    /** Sets U+00AD where words of HTML may break; tags and entities stay as they are. */
    readonly hyphenateHTMLSync: (html: string, options?: { readonly minWordLength?: number }) => string
  }
  export default german
}
