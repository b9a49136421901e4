import { address, routes } from '../../routes.ts'
import { homeSurround } from '../landing/surround.ts'
import { OwnForm } from '../own-form.tsx'
import { ownPage } from '../own-page.tsx'
import type { Screen } from '../screen.ts'

/**
 * Where the links of our mails lead: one button, since programs that look at mails open their links.
 * Without a token there is nothing to decide.
 */
const decision =
  (name: 'confirm' | 'unsubscribe', route: { readonly path: string }): Screen =>
  async (visit, tools) => {
    const { say, links, outcome } = tools
    const token = visit.query.get('token') ?? ''
    const isDone = outcome?.kind === 'sent' && outcome.component === name
    const title = say(isDone ? `subscription.${name}.doneTitle` : `subscription.${name}.title`)
    const text = isDone ? `subscription.${name}.done` : token === '' ? 'subscription.over' : `subscription.${name}.text`
    const page = ownPage({
      title,
      text: say(text),
      isSmall: true,
      children: !isDone && token !== '' && (
        <OwnForm tools={tools} name={name} label={title} action={links.to(address(route), { token })} send={title}>
          <input type="hidden" name="token" value={token} />
        </OwnForm>
      ),
    })
    return visit.site ? { ...page, surround: await homeSurround(visit, tools).catch(() => undefined) } : page
  }

/** Says yes to the newsletter (double opt-in). */
export const confirmSubscription = decision('confirm', routes.confirmSubscription)

/** Says no to it again. */
export const unsubscribe = decision('unsubscribe', routes.unsubscribe)
