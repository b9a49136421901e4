import { Component, type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react'
import { loadStylesAgain } from './load-styles-again.ts'

/** What a component gets that stands in place of one whose script did not come. */
export interface RetryProps {
  /** Asks for the script again. Resolves when it is there; rejects when it did not come. */
  readonly onRetry: () => Promise<void>
}

class LoadError extends Error {}

/**
 * As `lazy` of React, for a network that fails: where the script, or a stylesheet of it, does not come,
 * `Failed` stands in the component's place, with a way to ask again. React's own remembers the first
 * failure for good. Errors of the component itself go to the boundaries around it.
 *
 * @param load what is written `() => import('./picker.tsx')`
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  Failed: ComponentType<NoInfer<P> & RetryProps>,
): ComponentType<P> {
  async function attempt() {
    try {
      await loadStylesAgain()
      return await load()
    } catch (cause) {
      throw new LoadError('A part could not be loaded.', { cause })
    }
  }
  let Content = lazy(attempt)
  const listeners = new Set<() => void>()

  async function retry() {
    const loaded = await attempt()
    Content = lazy(async () => loaded)
    for (const listener of [...listeners]) listener()
  }
  /** What is opened later tries by itself; what has failed waits to be asked. */
  function forget(failed: ComponentType<P>) {
    if (Content === failed) Content = lazy(attempt)
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
