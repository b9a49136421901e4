import { type Call, keyActions } from '@vitrine/schemas'

/** What the calls of a group are about. */
export const groups: Readonly<Record<string, string>> = {
  account: 'The account of whoever is signed in: signing in and out, its name, e-mail address and password.',
  apiKeys: 'Keys with which programs ask.',
  associations: 'What pages are about.',
  audit: 'What was done on a site, and by whom.',
  chat: 'Chats between visitors and members.',
  comments: 'Comments that people leave on previews, for members.',
  consents: 'What visitors agreed to.',
  contactMessages: 'Messages to the company.',
  content: 'Products, cases, articles, collections and policies, whatever their status, in every language.',
  contentImports: 'Contents that come in from spreadsheets.',
  contentPlans: 'Contents that are published or hidden at a time.',
  contentViews: 'Saved views of tables of contents.',
  conversations: 'Inquiries, chats and messages, with all that was written since.',
  domains: 'The domains of a site.',
  drafts: 'Drafts: what is edited and not published yet. They are changed by operations.',
  exports: 'Zips of whole sites, made as jobs.',
  forms: 'What visitors send: inquiries, messages, subscriptions.',
  frames: 'The designer in the page of another program.',
  inboundMail: 'Mails that come in from a mail server.',
  inquiries: 'What buyers asked for.',
  invitations: 'People who were invited to a site.',
  jobs: 'Work that goes on after its request.',
  languages: 'The languages of a site.',
  mails: 'Mails of the site: sent, waiting, failed.',
  media: 'Pictures, films and files.',
  mediaAlts: 'What pictures say to those who do not see them.',
  members: 'Who works on a site.',
  monitoring: 'Whether the service is there.',
  pages: 'The pages of a draft, one by one.',
  pageTypes: 'The kinds of pages.',
  passkeys: 'Passkeys of an account.',
  people: 'Everything that is stored of one person.',
  plannedReleases: 'Releases that go live at a time.',
  previewLinks: 'Links that show a draft without an account.',
  previews: 'What somebody with such a link may see and say.',
  publishRequests: 'Requests to publish, which people decide.',
  published: 'What visitors see: pages and contents as they are published, in one language.',
  redirects: 'Where paths of a site lead that were moved.',
  releases: 'What was published: compared, and taken back.',
  replyTemplates: 'Templates of replies.',
  search: 'The search of a site.',
  sections: 'The sections that can be placed on pages.',
  sessions: 'Where an account is signed in.',
  settings: 'What the owner says of a site beside its pages.',
  site: 'A site as a whole.',
  siteMail: 'Sender and mail server of a site.',
  siteTemplates: 'What new sites may begin with.',
  sites: 'Sites that are made, found, removed and restored.',
  subscriptions: 'Who asked for the newsletter.',
  translationEngines: 'What translates texts by machine: engines of a site and of the instance.',
  terms: 'Words by which a site is translated: its glossary, what is never translated, and what is not to be used.',
  translationFiles: 'Texts that go out to translators as files, XLIFF or CSV, and come back.',
  translationTasks: 'Texts that an engine translates, many at a time: counted first, and taken back.',
  translations: 'How much is translated, and what is not.',
  twoFactor: 'Two-factor sign-in of an account.',
  uploads: 'Large files that come in pieces.',
  webhooks: 'Addresses to which a site tells what happens.',
}

const whoMayAsk = ({ access, sameOriginOnly, needsSession, isForKeys }: Call): string => {
  if (isForKeys) return 'For whoever shows an API key.'
  if (sameOriginOnly) return 'Only pages of the service itself can ask it.'
  if (access === 'visitor') return 'Anybody may ask it.'
  if (access === 'account') return 'For whoever is signed in; API keys cannot ask it.'
  const canKeys = keyActions.some((action) => action === access) && !needsSession
  return `Needs the action \`${access}\`, which ${canKeys ? 'API keys can have' : 'no API key can have'}.`
}

/** A first sentence that is longer ends where it begins to list. */
const LONG = 250

/** In one line, and in full, what a call does, who may ask it, and what has to be known to ask it again. */
export function wordsOf(call: Call): { readonly summary: string; readonly description: string } {
  const { method, summary, isRepeatable, limit, mayStartJob, produces, isForPreviews } = call
  const [sentence = summary] = summary.split(/(?<=\.)\s/)
  const first = sentence.length > LONG ? (sentence.split(': ')[0] ?? sentence) : sentence
  const more = [
    summary,
    whoMayAsk(call),
    isForPreviews && 'Whoever opened a link to a preview of the draft may ask it too.',
    method === 'POST' &&
      (isRepeatable
        ? 'Sent again it has its effect once, so it can be repeated where no answer came.'
        : 'Sent again it is done again.'),
    limit && `How often it may be asked is limited (\`${limit}\`).`,
    mayStartJob && 'Large work is answered with 202 and a job; `jobs.read` tells how far it is.',
    produces === 'text/event-stream' && 'A stream that broke goes on behind the event that `Last-Event-ID` names.',
  ]
  return { summary: first.replace(/\.$/, ''), description: more.filter(Boolean).join('\n\n') }
}

/** What holds for all calls. */
export const aboutTheApi = `The calls of Vitrine, a website builder.

**Who asks.** Programs send an API key as \`Authorization: Bearer vitrine_…\`; members have a session. Each call says under \`x-access\` which action it is.

**Which site.** A key of one site needs nothing more. With a key of several, \`Client-id\` names the site by its clientId or tenant id.

**Answers** stand in \`data\`, failures in \`error\` with a \`code\` for programs and a \`message\` for people, in the language of \`Lang\`. Each call lists the codes with which it can fail.

**Settings.** What can be set of a section is described by \`settings-{type}\` as drafts hold it, by language and device, and by \`props-{type}\` as pages show it.`
