import { Conversations } from './conversations.tsx'
import { Mails } from './mails/mails.tsx'
import { inboxParts } from './records.ts'
import { Subscriptions } from './subscriptions/subscriptions.tsx'
import { Templates } from './templates/templates.tsx'

const parts = { subscriptions: Subscriptions, mails: Mails, templates: Templates }

/** What visitors sent and what was written to them: conversations, and the parts that belong to them. */
export default function Inbox({ id }: { readonly id: string | undefined }) {
  const part = inboxParts.find((one) => one === id)
  if (part === undefined) return <Conversations id={id} />
  const Part = parts[part]
  return <Part />
}
