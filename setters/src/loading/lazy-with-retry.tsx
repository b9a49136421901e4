import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { LoadError, withRetry } from './load-with-retry.ts'

/** What a component gets that stands in place of one whose script did not come. */
export interface RetryProps {
  /**
   * Asks for the script again. Resolves when it is there; rejects when it did not come.
   *
   * @param isAsked whether somebody pressed for it: then the page may be loaded anew for it.
   */
  readonly onRetry: (isAsked: boolean) => Promise<void>
}

/**
 * As `lazy` of React, for a network that fails: a script, or a stylesheet of it, that does not come is asked for once
 * more, then the page may be loaded anew (`onLoadFailure`), then `Failed` stands in the component's place, with a way to
 * ask again. React's own remembers the first failure for good. Errors of the component itself go to the boundaries
 * around it.
 *
 * @param load what is written `() => import('./picker.tsx')`
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Failed: ComponentType<NoInfer<P> & RetryProps>,
): ComponentType<P> {
  const attempt = withRetry(load)
  const lazily = () => lazy(() => attempt(false))
  let Content = lazily()
  const listeners = new Set<() => void>()

  async function retry(isAsked: boolean) {
    const loaded = await attempt(isAsked)
    Content = lazy(async () => loaded)
    for (const listener of [...listeners]) listener()
  }
  /** What is opened later tries by itself; what has failed waits to be asked. */
  function forget(failed: ComponentType<P>) {
    if (Content === failed) Content = lazily()
  }

  return function LazyPart(props: P) {
    const [Shown, setShown] = useState<ComponentType<P>>(() => Content as ComponentType<P>)
    useEffect(() => {
      const show = () => setShown(() => Content as ComponentType<P>)
      listeners.add(show)
      return () => void listeners.delete(show)
    }, [])
    return (
      <LoadBoundary of={Shown} onFail={() => forget(Shown)} failed={<Failed {...props} onRetry={retry} />}>
        <Shown {...props} />
      </LoadBoundary>
    )
  }
}

interface BoundaryProps {
  /** What is tried again when it changes. */
  readonly of: unknown
  readonly failed: ReactNode
  readonly onFail: () => void
  readonly children: ReactNode
}

interface BoundaryState {
  readonly of: unknown
  readonly error: unknown
}

class LoadBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState) {
    return of === state.of ? null : { of, error: undefined }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LoadError) this.props.onFail()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof LoadError) return this.props.failed
    throw error
  }
}
