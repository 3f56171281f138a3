import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { LoggedOutPage } from '#app/features/session/logged-out-page.tsx'
import { safeOrigin } from '#app/lib/session/safe-origin.ts'
import { pageHead } from '#app/lib/shop/page-head.ts'
import { loggedOutTexts } from '#texts/nl/logged-out.ts'

function originOf({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const url = new URL(request.url)
  return { origin: safeOrigin(url.searchParams.getAll('origin'), url.origin) }
}

export const loader = (args: LoaderFunctionArgs) => originOf(args)
export const clientLoader = (args: ClientLoaderFunctionArgs) => originOf(args)
export const meta = ({ matches }: MetaArgs) =>
  pageHead(matches, { title: loggedOutTexts.title, noIndex: true })

export default function LoggedOut() {
  const { origin } = useLoaderData<typeof loader>()
  return <LoggedOutPage origin={origin} />
}
