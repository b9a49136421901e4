import type { Problem, ResolvedComponent } from '@vitrine/schemas'
import type { Registry } from '../section/prepared-section.ts'
import type { MissingImage, ThrewProblem } from '../stage/drawn-component.ts'

/** What the walk tells about a component that it does not draw as it stands. */
export type DrawProblem =
  | {
      /** `failed-upgrade` is an older version that the steps of its section could not bring up. */
      readonly kind: 'unknown-section' | 'newer-version' | 'failed-upgrade' | 'too-deep'
      readonly component: ResolvedComponent
    }
  | { readonly kind: 'invalid-values'; readonly component: ResolvedComponent; readonly problems: readonly Problem[] }
  | { readonly kind: 'untranslated'; readonly component: ResolvedComponent; readonly paths: readonly string[] }
  | MissingImage
  | ThrewProblem

/** What one drawing of a page carries along: the sections, and who listens. */
export interface Walk {
  readonly registry: Registry
  /** Whether a root component is drawn; one that throws is not. */
  readonly draws: (root: string) => boolean
  readonly report: (finding: DrawProblem) => void
  /**
   * Whether views are called as functions, which takes less time: where nothing is drawn twice (decision 055).
   * Otherwise each is a component of React's.
   */
  readonly callsViews?: boolean
  /** Whether a view that throws is drawn as nothing: on servers, where React knows no error boundaries. */
  readonly leavesOut?: boolean
}
