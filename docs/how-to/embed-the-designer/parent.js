import { embedDesigner, operationId } from '/embed-designer.js'

const [iframe, language, rename, status, operations] = ['designer', 'language', 'rename', 'status', 'operations'].map(
  (id) => document.getElementById(id),
)
let home

const designer = embedDesigner(iframe, {
  origin: iframe.dataset.origin,
  async ticket() {
    const answer = await fetch('/ticket', { method: 'POST' })
    if (!answer.ok) throw new Error('There is no ticket.')
    return answer.text()
  },
  onReady({ languages, view, pages }) {
    language.replaceChildren(...languages.map((code) => new Option(code, code, false, code === view.language)))
    home = pages[0].id
    language.disabled = rename.disabled = false
    status.textContent = 'Ready'
  },
  onOperations(list, by) {
    for (const { type, path = '', value = '' } of list) {
      const line = document.createElement('li')
      line.textContent = `${by}: ${type} ${path} ${JSON.stringify(value)}`
      operations.append(line)
    }
  },
  onView: (view) => {
    language.value = view.language
  },
  onSaved: (revision) => {
    status.textContent = `Saved, revision ${revision}`
  },
  onError: ({ message }) => {
    status.textContent = message
  },
})

language.addEventListener('change', () => designer.setView({ language: language.value }))
rename.addEventListener('click', () => {
  const operation = { id: operationId(), type: 'set-setting', of: { pageRecord: home }, path: 'name', value: 'Start' }
  designer.send([operation]).catch(({ message }) => {
    status.textContent = message
  })
})
