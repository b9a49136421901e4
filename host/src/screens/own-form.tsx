import { AnsweredProvider, FormFields, FormFrame, Notice, SubmitButton } from '@vitrine/sections/form'
import type { CSSProperties, ReactNode } from 'react'
import type { ScreenTools } from './screen.ts'

interface OwnFormProps {
  readonly tools: ScreenTools
  /** Which form of the page it is. */
  readonly name: string
  readonly label: string
  readonly action: string
  /** What its button says. */
  readonly send: string
  /** The names of its fields, in order: the first one that is wrong gets the focus. */
  readonly fields?: readonly string[]
  /** What is said when it was sent. */
  readonly sent?: string
  /** Only as wide as its button. */
  readonly isSmall?: boolean
  readonly children?: ReactNode
}

// Styles stand on the elements: no public page should load them.
const narrow: CSSProperties = { inlineSize: 'min(100%, 26rem)' }

/** A form of the system itself, with what became of it; it works without script. */
export function OwnForm({ tools, name, label, action, send, fields = [], sent, isSmall, children }: OwnFormProps) {
  const { outcome } = tools
  const own = outcome?.component === name ? outcome : undefined
  const first = own && fields.find((field) => own.messages[field] !== undefined)
  return (
    <div data-parts="form" style={isSmall ? undefined : narrow}>
      <FormFrame action={action} label={label}>
        <input type="hidden" name="form" value={name} />
        {own && first === undefined && (
          <Notice kind={own.kind === 'sent' ? 'sent' : 'failed'} isFirst>
            <p>{own.kind === 'sent' ? sent : failure(tools)}</p>
          </Notice>
        )}
        <AnsweredProvider answered={own && { outcome: own, first }}>
          {children !== undefined && <FormFields>{children}</FormFields>}
        </AnsweredProvider>
        <SubmitButton submitLabel={undefined} fallback={send} />
      </FormFrame>
    </div>
  )
}

/** What is said of the form as a whole. */
function failure({ say, outcome }: ScreenTools): string {
  const { kind, retryAfter, message } = outcome ?? {}
  if (kind === 'too-many') return say('tooMany', { minutes: Math.max(1, Math.ceil((retryAfter ?? 60) / 60)) })
  return message ?? say('error.500')
}
