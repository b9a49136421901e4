import type { Meta, StoryObj } from '@storybook/react-vite'
import { StageProvider } from '@vitrine/renderer/internal'
import { sampleStage } from '@vitrine/renderer/testing/sample-stage.ts'
import { sampleWords } from '../../testing/sample-words.ts'
import { formMessages, formOutcomes } from '../form-outcome/messages.ts'
import { Notice } from '../form-outcome/notice.tsx'
import { Field } from './field.tsx'
import { Form, FormFields, SubmitButton } from './form.tsx'

const { inquiry } = formMessages

/** A form in the state that it comes back in. */
function Answered({ language, sent }: { readonly language: string; readonly sent: boolean }) {
  const words = sampleWords(language)
  return (
    <StageProvider stage={sampleStage([], { language, words })}>
      <main style={{ maxInlineSize: '46rem', padding: '2rem 1.25rem' }}>
        <Form name="inquiry" label="Inquiry">
          {sent ? (
            <Notice kind="sent">
              <p>{words(formOutcomes.inquiry.sent)}</p>
              <p>{words('form.inquiry.reference', { reference: 'NF-20417' })}</p>
            </Notice>
          ) : (
            <>
              <Notice kind="failed">{words(formOutcomes.inquiry.failed)}</Notice>
              <FormFields>
                <Field
                  name="name"
                  label={words('form.name')}
                  message={words(inquiry.name.missing)}
                  autoComplete="name"
                  required
                />
                <Field
                  name="email"
                  type="email"
                  label={words('form.email')}
                  value="sales@"
                  message={words(inquiry.email.invalid)}
                  required
                />
                <Field name="message" type="long-text" label={words('form.message')} value="M12 × 80, A4-80" />
              </FormFields>
              <SubmitButton submitLabel={undefined} fallback={words('contact.send')} explainsMark />
            </>
          )}
        </Form>
      </main>
    </StageProvider>
  )
}

export default {
  title: 'Parts/Form',
  component: Answered,
  args: { language: 'en', sent: false },
} satisfies Meta<typeof Answered>

type Story = StoryObj<typeof Answered>

export const WithFailures: Story = {}
export const Sent: Story = { args: { sent: true } }
export const ArabicWithFailures: Story = { args: { language: 'ar' }, globals: { language: 'ar' } }
