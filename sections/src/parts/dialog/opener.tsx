import type { ReactNode } from 'react'

interface OpenerProps {
  /** The id of the dialog; it has `popover="auto"` for browsers without commands. */
  readonly of: string
  readonly command: 'show-modal' | 'close'
  readonly label: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A button that opens or closes a dialog, without script. */
export function Opener({ of: id, command, label, className, children }: OpenerProps) {
  // React's types do not know commands yet; a browser that does leaves popovertarget aside.
  const attributes = { command, commandfor: id }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      popoverTarget={id}
      popoverTargetAction={command === 'close' ? 'hide' : 'show'}
      {...attributes}
    >
      {children}
    </button>
  )
}
