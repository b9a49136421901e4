import type { CSSProperties, ReactNode } from 'react'
import bannerStyles from '../../../sections/src/banner/banner.module.css'
import columnsStyles from '../../../sections/src/columns/columns.module.css'
import labelStyles from '../../../sections/src/text-label/text-label.module.css'
import type { Written } from './page.ts'

// What somebody would write who needs this one page and no builder. The peers draw with the same components.

type Of<Kind> = Omit<Extract<Written, { readonly kind: Kind }>, 'kind' | 'id'>

const held = (height: CSSProperties | undefined) => (height ? { 'data-deferred': '', style: height } : undefined)

export function Label({ text, height }: Of<'label'>) {
  return (
    <div
      data-section="text-label"
      data-text-type="p"
      data-weight="auto"
      data-decoration="auto"
      data-align="start"
      data-align-mobile="start"
      data-tone="plain"
      {...held(height)}
      className={labelStyles.label}
    >
      <p className={labelStyles.text}>{text}</p>
    </div>
  )
}

export const columnNames = ['column1', 'column2', 'column3', 'column4'] as const
export const columnClass = columnsStyles.column ?? ''

export function ColumnsFrame({ children }: { readonly children: ReactNode }) {
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
      style={{ '--gap-pc': '40px' } as CSSProperties}
      className={columnsStyles.columns}
    >
      {children}
    </div>
  )
}

function Columns({ labels }: Of<'columns'>) {
  return (
    <ColumnsFrame>
      {columnNames.map((name, at) => (
        <div key={name} className={columnClass} data-slot={name}>
          {labels[at] && <Label text={labels[at].text} />}
        </div>
      ))}
    </ColumnsFrame>
  )
}

export function Banner({ headingId, title, subtitle, facts, height }: Of<'banner'>) {
  return (
    <section
      data-section="banner"
      data-layout="plain"
      data-align="start"
      data-align-mobile="start"
      data-height="normal"
      data-height-mobile="normal"
      data-tone="plain"
      {...held(height)}
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

export function ByHand({ sections }: { readonly sections: readonly Written[] }) {
  return (
    <main id="main" tabIndex={-1}>
      {sections.map((section) => {
        if (section.kind === 'label') return <Label key={section.id} {...section} />
        if (section.kind === 'columns') return <Columns key={section.id} {...section} />
        return <Banner key={section.id} {...section} />
      })}
    </main>
  )
}
