import { Component, type ReactNode } from 'react'

interface LeftOutProps {
  /** What is drawn, and with which answers: with others it is tried again. */
  readonly tree: object
  readonly data: object | undefined
  readonly onError: (error: unknown) => void
  readonly children: ReactNode
}

interface LeftOutState {
  readonly hasFailed: boolean
  readonly tree: object
  readonly data: object | undefined
}

/** Draws nothing in the place of what throws, and leaves the rest of the page as it is. For browsers: servers know no boundaries. */
export class LeftOut extends Component<LeftOutProps, LeftOutState> {
  override state: LeftOutState = { hasFailed: false, tree: this.props.tree, data: this.props.data }

  static getDerivedStateFromError(): Partial<LeftOutState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ tree, data }: LeftOutProps, state: LeftOutState): LeftOutState | null {
    return tree === state.tree && data === state.data ? null : { tree, data, hasFailed: false }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
