import { deferred, inLanguage, Link, RichTextContent, type Screen, useStage } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { Attributes } from '../parts/product-facts/attributes.tsx'
import { AskBlock } from './ask-block.tsx'
import { blockHeights } from './block-height.ts'
import styles from './blocks.module.css'
import { Certifications } from './certifications.tsx'
import { Downloads } from './downloads.tsx'
import { EmptyDetail } from './empty.tsx'
import type { PartOfProduct } from './part-of-product.ts'
import type { BlockKind } from './spec.ts'
import { Supply } from './supply.tsx'
import { Terms } from './terms.tsx'

/** What is known of the product, block by block in the owner's order; those without content leave nothing. */
export function Blocks(about: PartOfProduct) {
  const { id, shows } = about
  const { language, words } = useStage()
  const Heading = shows.titleLevel === 'h1' ? 'h2' : 'h3'
  const blocks = shows.blocks
    .map((block) => ({
      ...block,
      anchor: `${id}-${block.id}`,
      content: contentOf(block.kind, about),
    }))
    .filter(({ content }) => content !== null)
  const heights = new Map<Screen, readonly number[]>()
  const heightOf = (at: number) => (screen: Screen) => {
    const all =
      heights.get(screen) ??
      blockHeights(
        blocks.map(({ kind }) => kind),
        about,
        screen,
      )
    heights.set(screen, all)
    return all[at] ?? 0
  }
  return (
    <div className={styles.blocks}>
      {shows.showJumps && blocks.length > 1 && (
        <nav className={styles.jumps} aria-label={words('productDetail.jumps')}>
          <ul>
            {blocks.map(({ anchor, kind }) => (
              <li key={anchor}>
                <Link to={{ type: 'anchor', anchor }}>{words(`productDetail.blocks.${kind}`)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {blocks.map(({ anchor, kind, content }, at) => (
        <section
          key={anchor}
          id={anchor}
          className={styles.block}
          data-kind={kind}
          data-deferred=""
          style={deferred(language, heightOf(at))}
        >
          <div className={styles.inner}>
            {kind !== 'terms' && <Heading className={styles.title}>{words(`productDetail.blocks.${kind}`)}</Heading>}
            {content}
          </div>
        </section>
      ))}
    </div>
  )
}

/** What stands in a block, or `null`. */
function contentOf(kind: BlockKind, about: PartOfProduct): ReactNode {
  const { product, shows } = about
  const { props } = product
  switch (kind) {
    case 'description':
      return props.description?.content?.length ? <Description product={product} /> : null
    case 'importantAttributes':
      return props.importantAttributes?.length ? <Attributes product={product} kind={kind} /> : null
    case 'customAttributes':
      if (props.customAttributes?.length) return <Attributes product={product} kind={kind} />
      return shows.showEmpty ? <EmptyDetail of={kind} /> : null
    case 'certifications':
      if (props.certifications?.length) return <Certifications product={product} />
      return shows.showEmpty ? <EmptyDetail of={kind} /> : null
    case 'downloads':
      return props.downloads?.some(({ file }) => file) ? <Downloads product={product} /> : null
    case 'supply':
      return props.supplyCapability || props.supplyPeriod || props.shippingDays !== undefined || shows.showEmpty ? (
        <Supply product={product} showEmpty={shows.showEmpty} />
      ) : null
    case 'ask':
      return <AskBlock about={about} />
    case 'terms':
      return <Terms />
  }
}

function Description({ product: { props, languages } }: Pick<PartOfProduct, 'product'>) {
  const stage = useStage()
  return (
    <div className={`rich-text ${styles.description}`} {...inLanguage(languages?.description, stage)}>
      <RichTextContent value={props.description as RichTextValue} />
    </div>
  )
}
