export { lazyWithRetry, type RetryProps } from './lazy-with-retry.tsx'
export { LoadFailed } from './load-failed.tsx'
export { loadStylesAgain } from './load-styles-again.ts'
export { type LoadFailure, onLoadFailure } from './reload-page.ts'
