import bannerStyles from '../../sections/src/banner/banner.module.css'
import columnsStyles from '../../sections/src/columns/columns.module.css'
import labelStyles from '../../sections/src/text-label/text-label.module.css'

/** What somebody would write who needs this one page and no builder. */
export type Written =
  | { readonly kind: 'label'; readonly id: string; readonly text: string }
  | { readonly kind: 'columns'; readonly id: string; readonly texts: readonly string[] }
  | {
      readonly kind: 'banner'
      readonly id: string
      readonly headingId: string
      readonly title: string
      readonly subtitle: string
      readonly facts: readonly { readonly id: string; readonly value: string; readonly label: string }[]
    }

function Label({ text }: { readonly text: string }) {
  return (
    <div
      data-section="text-label"
      data-text-type="p"
      data-weight="auto"
      data-decoration="auto"
      data-align="start"
      data-align-mobile="start"
      data-tone="plain"
      className={labelStyles.label}
    >
      <p className={labelStyles.text}>{text}</p>
    </div>
  )
}

function Columns({ texts }: { readonly texts: readonly string[] }) {
  return (
    <div
      data-section="columns"
      data-count="2"
      data-ratio="equal"
      data-align="start"
      data-stack-on-mobile="true"
      data-reverse-on-mobile="false"
      data-divider="false"
      data-tone="plain"
      style={{ '--gap-pc': '40px' } as React.CSSProperties}
      className={columnsStyles.columns}
    >
      {['column1', 'column2', 'column3', 'column4'].map((name, at) => (
        <div key={name} className={columnsStyles.column} data-slot={name}>
          {texts[at] !== undefined && <Label text={texts[at]} />}
        </div>
      ))}
    </div>
  )
}

function Banner({ headingId, title, subtitle, facts }: Extract<Written, { kind: 'banner' }>) {
  return (
    <section
      data-section="banner"
      data-layout="plain"
      data-align="start"
      data-align-mobile="start"
      data-height="normal"
      data-height-mobile="normal"
      data-tone="plain"
      className={bannerStyles.banner}
    >
      <div className={bannerStyles.content}>
        <p className={bannerStyles.eyebrow}>Since 1987</p>
        <h1 className={bannerStyles.title} id={headingId}>
          {title}
        </h1>
        <p className={bannerStyles.subtitle}>{subtitle}</p>
        <dl className={bannerStyles.facts}>
          {facts.map(({ id, value, label }) => (
            <div key={id} className={bannerStyles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

export function ByHand({ parts }: { readonly parts: readonly Written[] }) {
  return (
    <main id="main" tabIndex={-1}>
      {parts.map((part) => {
        if (part.kind === 'label') return <Label key={part.id} text={part.text} />
        if (part.kind === 'columns') return <Columns key={part.id} texts={part.texts} />
        return <Banner key={part.id} {...part} />
      })}
    </main>
  )
}
