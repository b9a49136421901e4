import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import styles from './error-boundary.module.css'

interface ContainedProps {
  /** What is shown again from its beginning when this changes. */
  readonly of: string
  readonly children: ReactNode
}

/** Keeps a failure of one panel inside of it: the draft and the rest of the designer go on. */
export class ErrorBoundary extends Component<
  ContainedProps,
  { readonly error: Error | undefined; readonly of: string }
> {
  override state: { readonly error: Error | undefined; readonly of: string } = { error: undefined, of: this.props.of }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ of }: ContainedProps, state: { readonly of: string }) {
    return of === state.of ? null : { of, error: undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`The part '${this.props.of}' of the designer failed.`, error, componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <Failed message={error.message} onAgain={() => this.setState({ error: undefined })} />
  }
}

function Failed({ message, onAgain }: { readonly message: string; readonly onAgain: () => void }) {
  const { t } = useTranslation('editor')
  return (
    <div role="alert" className={styles.failed}>
      <p>{t('editor.partFailed')}</p>
      <p className={frames.hint}>{message}</p>
      <button type="button" className={controls.button} onClick={onAgain}>
        {t('editor.again')}
      </button>
    </div>
  )
}
