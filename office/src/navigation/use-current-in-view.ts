import { type RefObject, useEffect } from 'react'

/** Scrolls the link of what is open into view: on a phone links stand in one line, which is wider than the window. */
export function useCurrentInView(links: RefObject<HTMLElement | null>, open: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is current then
  useEffect(() => {
    const current = links.current?.querySelector('[aria-current]')
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [open])
}
