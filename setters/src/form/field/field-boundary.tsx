import { Component, type ReactNode } from 'react'
import type { Setter, SetterProps } from '../../setter.ts'
import { useFormSurroundings } from '../form-context.ts'

interface Props {
  readonly setter: Setter
  readonly control: SetterProps
  readonly children: ReactNode
}

/** A setter that breaks takes no other field with it: its value is offered as raw JSON in its place. */
export class FieldBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { setter, control, children } = this.props
    if (!this.state.isBroken) return children
    return setter.name === 'raw' ? null : <AsRaw {...control} />
  }
}

function AsRaw(control: SetterProps) {
  const { Control: Raw } = useFormSurroundings().setters.raw
  return <Raw {...control} />
}
