const script = (): HTMLElement | null => document.querySelector<HTMLElement>('script[data-build]')

/** The id of the build that this page is of. */
export const ownBuild = (): string | undefined => script()?.dataset.build

/** How often this page asks for a newer one, in milliseconds; nothing where it says nothing of it. */
export const ownPollInterval = (): number | undefined => Number(script()?.dataset.poll) || undefined
