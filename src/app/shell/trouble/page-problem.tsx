import { useLocation } from 'react-router'
import { LateTexts, useMaybeShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorWindow } from './error-window.tsx'

/** The not-found page in place, or what happened and how to try again. */
export const PageProblem = ({ status }: { status: number }) => {
  const t = useText()
  const { pathname } = useLocation()
  const shell = useMaybeShell()
  if (status === 404) return <Missing key={pathname} code="404" title="shell.notFound" hint="shell.notFoundHint" />
  if (status === 410) {
    return (
      <LateTexts parts={['late']}>
        <Missing key={pathname} code="410" title="gone.title" hint="gone.text" />
      </LateTexts>
    )
  }
  const isUnreachable = !shell || status === 503
  return (
    <ErrorWindow
      key={pathname}
      title={t('shell.error')}
      words={t('shell.errorWords')}
      text={t(isUnreachable ? 'shell.unreachableHint' : 'shell.errorHint')}
    >
      {pathname === '/error' ? null : (
        <Button variant="dark" onClick={() => location.reload()}>
          {t('shell.tryAgain')}
        </Button>
      )}
      <ButtonLink variant={pathname === '/error' ? 'dark' : 'light'} to="/">
        {t('shell.frontPage')}
      </ButtonLink>
    </ErrorWindow>
  )
}

/** Nothing is here: it never was, or it is no more. */
const Missing = ({ code, title, hint }: { code: string; title: string; hint: string }) => {
  const t = useText()
  return (
    <ErrorWindow code={code} title={t(title)} words={t('shell.notFoundWords')} text={t(hint)}>
      <ButtonLink variant="dark" to="/">
        {t('shell.frontPage')}
      </ButtonLink>
      <ButtonLink variant="light" to="/search">
        {t('shell.search')}
      </ButtonLink>
    </ErrorWindow>
  )
}
