import { FormPage, LinkButton, type PageLink, type SystemPage } from '../system-page.tsx'

interface NoticeProps {
  readonly title: string
  readonly text: string
  readonly wayOut: PageLink
}

/** A page that says one thing, such as that a link does not count any more, and leads away. */
export const noticePage = ({ title, text, wayOut }: NoticeProps): SystemPage => ({
  title,
  main: (
    <FormPage title={title} text={text} isSmall>
      <LinkButton to={wayOut} />
    </FormPage>
  ),
})
