import type { Action } from '@vitrine/schemas'
import { lazyWithRetry } from '@vitrine/setters/internal'
import type { ComponentType } from 'react'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'

const part = (load: () => Promise<{ readonly default: ComponentType<object> }>) => lazyWithRetry(load, ScreenLoadFailed)

/** Other names of parts, by which lines of Today and links lead to them. */
export const otherNames: Readonly<Record<string, string>> = { search: 'tags' }

/**
 * The parts of the settings, in the order of their navigation: each is called `settings.part.{path}`, and is loaded
 * when it is opened.
 */
export const parts = [
  { path: 'general', action: 'settings.read', Content: part(() => import('./general/general.tsx')) },
  { path: 'languages', action: 'content.read', Content: part(() => import('./languages/languages.tsx')) },
  { path: 'trade', action: 'settings.read', Content: part(() => import('./trade/trade.tsx')) },
  { path: 'mail', action: 'settings.read', Content: part(() => import('./mail/mail.tsx')) },
  { path: 'engines', action: 'settings.read', Content: part(() => import('./engines/engines.tsx')) },
  {
    path: 'translation-files',
    action: 'draft.read',
    Content: part(() => import('./translation-files/translation-files.tsx')),
  },
  { path: 'terms', action: 'draft.read', Content: part(() => import('./terms/terms.tsx')) },
  { path: 'domains', action: 'settings.read', Content: part(() => import('./domains/domains.tsx')) },
  { path: 'tags', action: 'settings.read', Content: part(() => import('./tags/tags.tsx')) },
  { path: 'redirects', action: 'settings.read', Content: part(() => import('./redirects/redirects.tsx')) },
  { path: 'retention', action: 'settings.read', Content: part(() => import('./retention/retention.tsx')) },
  { path: 'transfer', action: 'site.export', Content: part(() => import('./transfer/transfer.tsx')) },
] as const satisfies readonly {
  readonly path: string
  /** What a member must be allowed to see it. */
  readonly action: Action
  readonly Content: ComponentType<object>
}[]
