//! Part 4: light and forest positions.

use super::assert_planet;

macro_rules! planets {
    ($($name:ident: $($line:literal)+ => $figures:literal;)+) => {$(
        #[test]
        fn $name() {
            assert_planet(concat!($($line, "\n"),+), $figures);
        }
    )+};
}

planets! {
    e29_crevice_distance_in_a_column:
        "-B...-" ".X..X." ".s...." ".B...." ".X..X." "-s...-" => "N=4 S=5 E=6 W=6 forest=2";
    e30_chain_of_equal_trees:
        "-....-" "sX..X." "s....." "s....." "sX..X." "-....-" => "N=1 S=1 E=4 W=4 forest=4";
    e31_row_of_big_trees:
        "-....-" ".X..X." "BBBBBB" "......" ".X..X." "-....-"
        => "W=2 E=2 N=12 S=12 forest=6 flowers=3 rock=3";
    e32_best_line_of_six:
        "-....-" ".X..X." "sB..sB" "......" ".X..X." "-....-" => "W=6 E=4 N=6 S=6 forest=2";
    e33_shadows_pass_over_bush_and_lake:
        "-....-" ".X..X." "......" "BusLBs" ".X..X." "-....-" => "W=4 E=5 N=6 S=6 forest=3";
    e34_diagonals_do_not_connect:
        "-....-" "sX..X." ".s...." "..s..." ".X.sX." "-....-" => "N=4 E=4 S=4 W=4 forest=1";
    e35_a_crevice_carries_the_shadow_only:
        "-....-" "BXs.X." "......" "......" ".X..X." "-....-" => "W=2 E=3 N=3 S=3 forest=1 flowers=1";
    e36_equal_largest_forests_count_once:
        "-sss.-" ".X..X." "......" "ss...." "sX..X." "-....-" => "forest=3 N=5 S=5 W=3 E=3";
    e37_bushes_only:
        "-....-" ".X..X." "..uu.." "...u.." ".X..X." "-....-" => "N=0 E=0 S=0 W=0 forest=3";
    e38_sprouts_and_lakes_separate_forests:
        "-....-" ".X..X." "sspsLs" "...s.." ".X..X." "-....-" => "forest=2 W=4 E=4 N=4 S=4";
}
