import type { CSSProperties } from 'react'
import { type Screen, screensOf } from './screen.ts'

/**
 * The style of an element with `data-deferred`: it is laid out and painted when it comes near, and holds the place of
 * the estimated height until then (`content-visibility`, base.css).
 *
 * ```tsx
 * <section data-deferred="" style={deferred(language, (screen) => 48 + screen.text(description))}>
 * ```
 */
export function deferred(language: string, estimate: (screen: Screen) => number): CSSProperties {
  const [phone, desk] = screensOf(language).map((screen) => `${Math.max(1, Math.round(estimate(screen)))}px`)
  return { '--height-pc': desk, '--height-mobile': phone } as CSSProperties
}
