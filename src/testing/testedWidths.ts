/** Widths of the window that tests try and Storybook's toolbar offers, in pixels. */
export const TESTED_WIDTHS = [320, 390, 768, 1024, 1280, 1440] as const;
