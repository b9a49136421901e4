import { useTranslation } from '@vitrine/setters/i18n'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'

interface BrokenProps {
  readonly id: string
  readonly type: string
  /** A component that has changed is tried again. */
  readonly values: object
  readonly children: ReactNode
}

interface BrokenState {
  readonly error: Error | undefined
  readonly values: object
}

/** Keeps the place of a component that cannot be drawn, and says why; the others go on. */
export class RenderErrorBoundary extends Component<BrokenProps, BrokenState> {
  override state: BrokenState = { error: undefined, values: this.props.values }

  static getDerivedStateFromError(error: unknown): Partial<BrokenState> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  static getDerivedStateFromProps({ values }: BrokenProps, state: BrokenState): Partial<BrokenState> | null {
    return values === state.values ? null : { values, error: undefined }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`The section '${this.props.type}' cannot be drawn.`, error, componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <BrokenPlace {...this.props} message={error.message} /> : this.props.children
  }
}

// Styles stand on the element: the designer's stylesheets are not in the canvas.
const style = {
  margin: 16,
  padding: '16px 20px',
  border: '2px dashed #b3261e',
  borderRadius: 8,
  background: '#fdf1f0',
  color: '#7c1710',
  font: '14px/1.5 system-ui, sans-serif',
} as const

function BrokenPlace({ id, type, message }: { readonly id: string; readonly type: string; readonly message: string }) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  return (
    <div data-component-id={id} data-section={type} style={style}>
      <strong>{t('canvas.broken', { section: label(type) ?? type })}</strong>
      <br />
      {message}
    </div>
  )
}
