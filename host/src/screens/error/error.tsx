import { Link } from '@vitrine/renderer'
import { directionOf } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { Message } from '../../guards/guard.ts'
import type { Post } from '../../request/form-submission.ts'
import type { Visit } from '../../request/visit.ts'
import { routeAddress, routes } from '../../routing/routes.ts'
import { configOf, homeSurround } from '../landing/surround.ts'
import type { ScreenAnswer, ScreenTools, SiteLayout } from '../screen.ts'
import { TryAgain } from './try-again.tsx'
import { WayOutButton, wayOut } from './way-out.tsx'

export interface ErrorPageProps {
  readonly status: number
  readonly message: Message
  /** Shown with failures of ours, so that a visitor can name the one they saw (R291). */
  readonly requestId?: string
  /** The form that could not be taken: it can be sent once more. */
  readonly post?: Post | undefined
}

/** Messages that have a title of their own; all others are titled by their status. */
const titles: Readonly<Record<string, string>> = {
  'notPublished.message': 'notPublished.title',
  'noSite.message': 'noSite.title',
  'invitation.over': 'invitation.title',
}
const titled = [400, 404, 405, 408, 500, 503]

/**
 * The error page (R78, R89, R90, R291): the status as it is sent, the message, and a way home. A
 * 404 inside a site is a page of it, with its header, menu and search.
 */
export async function errorPage(
  { status, message, requestId, post }: ErrorPageProps,
  visit: Visit,
  tools: ScreenTools,
): Promise<ScreenAnswer> {
  const { say } = tools
  const title = say(titles[message.key] ?? `error.title.${titled.includes(status) ? status : 500}`)
  const isRtl = directionOf(visit.language) === 'rtl'
  // Of a site that is not published, nothing but its name is shown (R76).
  const isOfSite = status === 404 && visit.site?.currentDraftRelease != null
  // The page of an error must not fail itself.
  const surround = isOfSite ? await homeSurround(visit, tools).catch(() => undefined) : undefined
  const isSearchable = surround !== undefined && (await findsProducts(visit, tools).catch(() => false))
  const out = await wayOut(visit, status, tools)
  return {
    status,
    title,
    surround,
    robots: 'noindex',
    cache: status === 404 ? 'public' : 'never',
    main: (
      <div className="screen screen-error">
        <p className="screen-status">{status}</p>
        <h1>{title}</h1>
        <p>{told(message, say, isRtl)}</p>
        {requestId !== undefined && <p>{say('error.requestId', { id: requestId })}</p>}
        {post && <TryAgain post={post} visit={visit} tools={tools} />}
        {isSearchable && <Search tools={tools} />}
        {surround && !surround.header && <MainMenu surround={surround} tools={tools} />}
        <WayOutButton to={out} isSecondary={isSearchable || post !== undefined} />
      </div>
    ),
  }
}

/** Stands where the address will stand. */
const HERE = '\uE000'

/** The message; an address keeps its own direction among words that run from right to left. */
function told({ key, values }: Message, say: ScreenTools['say'], isRtl: boolean): ReactNode {
  if (!isRtl || values?.path === undefined) return say(key, values)
  const [before, after] = say(key, { ...values, path: HERE }).split(HERE)
  return (
    <>
      {before}
      <bdi dir="ltr">{values.path}</bdi>
      {after}
    </>
  )
}

/** Whether the list of products finds what is searched for: an owner may have left its search out. */
async function findsProducts(visit: Visit, tools: ScreenTools): Promise<boolean> {
  const config = await configOf(visit, tools, routeAddress(routes.products))
  return config === undefined || tools.hasSearch(config.edition)
}

/** A form of its own: it finds products without any script. */
function Search({ tools: { say, links } }: { readonly tools: ScreenTools }) {
  const [path = '', query] = links.to(routeAddress(routes.products)).split('?')
  return (
    <search>
      <form action={path} className="screen-search">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="search" name="q" aria-label={say('search.label')} placeholder={say('search.label')} />
        <button type="submit" className="button">
          {say('search.button')}
        </button>
      </form>
    </search>
  )
}

function MainMenu({ surround, tools: { say } }: { readonly surround: SiteLayout; readonly tools: ScreenTools }) {
  const items = surround.menus.main?.items ?? []
  if (items.length === 0) return null
  return (
    <nav aria-label={say('menu')}>
      <ul className="screen-list">
        {items.map(({ id, label, link }) => (
          <li key={id}>
            <Link to={link}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
