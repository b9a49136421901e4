import { useStage, viewParts } from '@vitrine/renderer'
import { listPage } from '../parts/inquiry-list/list-href.ts'
import { Nothing, WaysOn } from '../parts/nothing/nothing.tsx'
import { Changes } from './changes.tsx'
import type { ListData } from './load.ts'
import type { InquiryListProps } from './spec.ts'

const { Button } = viewParts<InquiryListProps>()

interface EmptyListProps {
  readonly id: string
  readonly data: ListData
}

/** What stands where the list would: how to begin one. On any other page, the way to the list. */
export function EmptyList({ id, data }: EmptyListProps) {
  const { address, href, site, visit, words } = useStage()
  const isHere = visit.path === '/inquiry-list'
  const changes = visit.list && (
    <form method="post" action={address(visit.path)}>
      <input type="hidden" name="form" value="inquiry" />
      <input type="hidden" name="component" value={id} />
      <Changes data={data} />
    </form>
  )
  const products = {
    href: href({ type: 'page', pageType: 'products', newTab: false }) ?? site.home,
    label: words('inquiryList.products'),
  }
  return (
    // With script, the list is in the browser: it is looked for first.
    <div data-list-empty="">
      <Nothing
        icon="clipboard-list"
        reason={words(isHere ? 'inquiryList.empty' : 'inquiryList.title')}
        advice={words('inquiryList.emptyHint')}
        above={changes}
      >
        {isHere ? (
          <WaysOn fallback={products}>
            <Button path="emptyButton" />
          </WaysOn>
        ) : (
          <a href={href(listPage)} className="button">
            {words('inquiryList.see')}
          </a>
        )}
      </Nothing>
    </div>
  )
}
