import { expect, it } from 'vitest';
import { withTexts } from './licences.mjs';

const TEXT = 'MIT License\n\nCopyright (c) Its own author\n\nPermission is hereby granted.\n';

it('a text that a package brings stays as it is, and only one without gets one', () => {
  const listed = `# Licenses\n\n## react - 1.0.0 (MIT)\n\n${TEXT}\n## vaul - 1.0.0 (MIT)\n\n## sonner - 1.0.0 (MIT)\n`;
  const whole = withTexts(listed);
  expect(whole).toContain(`## react - 1.0.0 (MIT)\n\n${TEXT}\n## vaul`);
  expect(whole.match(/Permission is hereby granted/g)).toHaveLength(3);
  expect(whole.match(/Copyright \(c\) .*/g)).toEqual([
    'Copyright (c) Its own author',
    expect.stringContaining('Emil Kowalski'),
    expect.stringContaining('Emil Kowalski'),
  ]);
});
