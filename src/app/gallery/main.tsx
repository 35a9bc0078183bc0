import '#ui/styles/tokens.css'
import '#ui/styles/reset.css'
import '#ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { texts } from 'virtual:texts/en'
import { createTranslate } from '#platform/web/texts.tsx'
import { WordsProvider } from '#ui/words.ts'
import { Gallery } from './gallery.tsx'

const place = document.querySelector('#gallery')
if (!place) throw new Error('the page has no place for the gallery')
const router = createMemoryRouter([{ path: '*', element: <Gallery /> }])
createRoot(place).render(
  <WordsProvider value={createTranslate('en', texts)}>
    <RouterProvider router={router} />
  </WordsProvider>,
)
