/** What the page says of itself on the script of its loader (`PageNavigation`). */
export const ownPage = (): DOMStringMap => document.querySelector<HTMLElement>('script[data-build]')?.dataset ?? {}
