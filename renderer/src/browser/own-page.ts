const script = (): HTMLElement | null => document.querySelector<HTMLElement>('script[data-build]')

/** What the page says of itself on the script of its loader (`PageNavigation`). */
export const ownPage = (): DOMStringMap => script()?.dataset ?? {}
