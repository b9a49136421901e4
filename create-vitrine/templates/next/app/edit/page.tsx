import { Editor } from '../../src/editor.tsx'
import '@vitrine/designer/style.css'

export default function Edit() {
  return <Editor />
}
