import { SystemForm } from '../form/system-form.tsx'
import { FormPage, LinkButton, type PageLink, type SystemPage, type Translate } from '../system-page.tsx'

interface SubscriptionProps {
  readonly t: Translate
  readonly use: 'confirm' | 'unsubscribe'
  /** Whether there is something to decide, it was decided, or why there is nothing. */
  readonly state: 'open' | 'done' | 'expired' | 'over'
  readonly action: string
  readonly token: string
  readonly wayOut: PageLink
  readonly isWithin: boolean
}

/**
 * Where the links of mails about a newsletter lead: one button, since programs that look at mails open
 * their links. Where there is nothing to decide any more, there is no button.
 */
export function subscriptionPage(props: SubscriptionProps): SystemPage {
  const { t, use, state, action, token, wayOut, isWithin } = props
  const isOpen = state === 'open'
  const title = t(`subscription.${use}.${state === 'done' ? 'doneTitle' : 'title'}`)
  const text = isOpen ? `${use}.text` : state === 'done' ? `${use}.done` : state
  return {
    title,
    main: (
      <FormPage title={title} text={t(`subscription.${text}`)} isSmall isWithin={isWithin}>
        {isOpen && (
          <SystemForm name={use} label={title} action={action} send={title}>
            <input type="hidden" name="token" value={token} />
          </SystemForm>
        )}
        <LinkButton to={wayOut} isSecondary={isOpen} />
      </FormPage>
    ),
  }
}
