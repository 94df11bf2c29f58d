import { Heading, Text } from '@radix-ui/themes';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DASHBOARD } from '../screens';
import { pressScreenLink } from './pressScreenLink';

/** Says that there is nothing at this address, and logs the address to the console (SHELL-7). */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <Heading as="h1" size="8" weight="bold" tabIndex={-1}>
        404
      </Heading>
      <Text as="p" size="4">
        Oops! Page not found
      </Text>
      <Text as="p" size="2" color="gray" className="max-w-full break-all">
        {pathname}
      </Text>
      <a
        href={DASHBOARD.path}
        onClick={(event) => pressScreenLink(event, () => void navigate(DASHBOARD.path))}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        Go to Dashboard
      </a>
    </div>
  );
}
