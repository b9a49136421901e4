import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type ContentKind,
  contentProps,
  type Edition,
  type Json,
  menuProps,
  pageProps,
  type Release,
  type ResolvedComponent,
  type ResolvedTree,
  resolvedMenu,
  responsivePaths,
  type SectionProps,
  type SectionSpec,
  type Theme,
  theme,
  themeColours,
} from '@vitrine/schemas'
import { createFiller } from './fill.ts'
import { site } from './owner.ts'
import { byFormat, texts } from './strings.ts'

type Values = Readonly<Record<string, Json>>

const text = (at: number): string => texts[at % texts.length] as string
/** Every second thing is of the right shape, so that what is refused as a whole is not all there is. */
const flavourOf = (at: number) => (at % 2 === 0 ? 'shaped' : 'wild')
const filled = (schema: SectionProps | typeof theme, at: number, stored = true): Values =>
  createFiller({ flavour: flavourOf(at), stored, from: at * 7 }).props(schema)

/** A component as no publish would make it, wherever the renderer looks. */
function spoiltComponent(component: ResolvedComponent, { props }: SectionSpec, at: number): object {
  const values = filled(props, at, false)
  const phone = responsivePaths(props).map((path) => [path, filled(props, at + 1, false)[path] ?? text(at)])
  return {
    ...component,
    // Some keep their values, so that the rest of them is looked at.
    props: at % 3 === 0 ? component.props : values,
    mobile: Object.fromEntries(phone),
    languages: Object.fromEntries(Object.keys(props.properties).map((path, index) => [path, text(at + index)])),
    ...(component.slots && { slots: { ...component.slots, [text(at)]: ['__proto__', text(at)] } }),
  }
}

function spoiltTree<T extends ResolvedTree>(tree: T, specs: ReadonlyMap<string, SectionSpec>): T {
  const components = Object.fromEntries(
    Object.entries(tree.components).map(([id, component], at) => {
      const spec = specs.get(component.type)
      return [id, spec ? spoiltComponent(component, spec, at) : component]
    }),
  )
  const outline = tree.outline.map((entry, at) => ({ ...entry, id: text(at), text: text(at + 1) }))
  const strangers = { strange1: { id: 'strange1', type: '__proto__', version: 1, props: {} }, strange2: null }
  return {
    ...tree,
    root: [...tree.root, 'strange1', '__proto__'],
    components: { ...components, ...strangers },
    outline,
  }
}

/** What a page says of itself; some pages say nothing that can be read. */
const spoiltName = (at: number): object => (at % 4 === 1 ? { name: { x: 1 }, seo: null } : filled(pageProps, at))

function spoiltEdition(edition: Edition, specs: ReadonlyMap<string, SectionSpec>, at: number): Edition {
  const page = at % 4 === 3 ? edition.page : { ...edition.page, ...spoiltName(at) }
  return { ...spoiltTree(edition, specs), page } as Edition
}

/** Every colour tries to leave its custom property. */
function spoiltTheme(one: Theme, at: number): object {
  const bad = byFormat.color?.refused ?? []
  const colors = themeColours.map((name, index) => [
    name,
    at % 2 === 0 ? bad[index % bad.length] : { [text(index)]: 1 },
  ])
  return { ...filled(theme, at), _$id_: one._$id_, colors: Object.fromEntries(colors) }
}

const hashed = (document: object) => createHash('sha256').update(JSON.stringify(document)).digest('hex')

/**
 * Writes hostile values past every check, straight into the file of a server that does not run: the
 * current release with its editions, menus and theme; the draft; contents; the site's name and facts.
 */
export function spoilDatabase(dataDir: string, all: readonly SectionSpec[]): void {
  const specs = new Map(all.map((spec) => [spec.type, spec]))
  const database = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  const rows = (sql: string, ...values: string[]) => database.prepare(sql).all(...values) as Record<string, string>[]
  const write = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values)
  const { tenantId: tenant, draftsId } = site

  const [current] = rows(
    'select r.id, r.document from releases r join tenants t on t.current_release = r.id where t.id = ?',
    tenant,
  )
  const release = JSON.parse(current?.document ?? '') as Release
  const spoil = <T extends ResolvedTree>(address: string, how: (document: T) => T): string => {
    const [row] = rows('select document from editions where tenant_id = ? and address = ?', tenant, address)
    const document = how(JSON.parse(row?.document ?? ''))
    const spoilt = hashed(document)
    write(
      'insert or ignore into editions (tenant_id, address, document) values (?, ?, ?)',
      tenant,
      spoilt,
      JSON.stringify(document),
    )
    return spoilt
  }
  const languages = Object.entries(release.languages).map(([code, language], at) => [
    code,
    {
      ...language,
      pages: language.pages.map((page, index) => ({
        ...page,
        name: text(index),
        edition: spoil<Edition>(page.edition, (edition) => spoiltEdition(edition, specs, index)),
      })),
      menus: Object.fromEntries(
        Object.keys(language.menus).map((id, index) => [id, filled(resolvedMenu, at + index, false)]),
      ),
      theme: spoiltTheme(language.theme, at),
      ...(language.header && { header: spoil<ResolvedTree>(language.header, (tree) => spoiltTree(tree, specs)) }),
      ...(language.footer && { footer: spoil<ResolvedTree>(language.footer, (tree) => spoiltTree(tree, specs)) }),
    },
  ])
  write(
    'update releases set document = ? where id = ?',
    JSON.stringify({ ...release, languages: Object.fromEntries(languages) }),
    current?.id ?? '',
  )

  for (const [at, row] of rows('select id, kind from contents where tenant_id = ?', tenant).entries()) {
    const kind = row.kind as ContentKind
    const settings = {
      props: filled(contentProps[kind], at),
      editPropsByLangEnvMap: { ar: { name: text(at), title: text(at) } },
    }
    write(
      'update contents set settings = ?, names = ?, sort_name = ?, published_at = ? where id = ?',
      JSON.stringify(settings),
      JSON.stringify({ en: text(at), '': text(at), ar: text(at + 1) }),
      text(at),
      at % 2 === 0 ? text(at) : '2026-01-01',
      row.id ?? '',
    )
    write('update or ignore contents_categories set category = ? where content_id = ?', text(at), row.id ?? '')
  }

  const draft = JSON.parse(rows('select document from drafts where id = ?', draftsId)[0]?.document ?? '')
  const menuList = draft.menuList.map((menu: { id: string }, at: number) => ({
    ...menu,
    settings: { props: filled(menuProps, at) },
  }))
  const themeSettings = draft.globalConfiguration.themeSettings.map((one: Theme, at: number) => spoiltTheme(one, at))
  const globalConfiguration = { ...draft.globalConfiguration, themeSettings }
  write('update drafts set document = ? where id = ?', JSON.stringify({ menuList, globalConfiguration }), draftsId)
  for (const [index, row] of rows(
    'select page_id, record, page_schema from draft_pages where draft_id = ?',
    draftsId,
  ).entries()) {
    const { components } = JSON.parse(row.page_schema ?? '') as { components: Record<string, { type: string }> }
    const settings = Object.entries(components).map(([id, { type }], at) => [
      id,
      {
        props: filled(specs.get(type)?.props as SectionProps, at),
        editPropsByLangEnvMap: { ar: { title: text(at), __proto__x: 1 } },
      },
    ])
    write(
      'update draft_pages set settings = ?, record = ? where page_id = ? and draft_id = ?',
      JSON.stringify(Object.fromEntries(settings)),
      JSON.stringify({ ...JSON.parse(row.record ?? ''), settings: { props: spoiltName(index) } }),
      row.page_id ?? '',
      draftsId,
    )
  }

  const facts = {
    google: {
      tagManagerId: `GTM-"><script>window.ran=1</script>`,
      siteVerification: '"><script>window.ran=1</script>',
    },
    cookies: { props: { cookies: [{ id: 'aaaaaaaa', name: text(0), category: 'necessary', purpose: text(1) }] } },
    notifyEmail: text(4),
    countries: [text(5)],
  }
  write(
    'update tenants set name = ?, facts = ? where id = ?',
    `</title><script>window.ran=1</script>`,
    JSON.stringify(facts),
    tenant,
  )
  database.close()
}
