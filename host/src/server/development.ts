import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '../assets/assets.ts'

/** What Vite brings while developing: sources instead of a build, and changes at once. */
export interface Development {
  readonly assets: Assets
  /** Puts Vite's client and the styles of its sections into a page. */
  readonly transform: (html: string, target: string) => Promise<string>
  /** Serves sources to the browser, and hands on what is no source. */
  readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
